/** Pan and zoom as plain arithmetic on the part of the board that is seen. */

import type { Box } from './layout';

export type Camera = Box;

export const MAX_ZOOM = 6;

/** The whole board, centred in a view of the given aspect (width / height). */
export function fitAll(width: number, height: number, aspect: number): Camera {
  const w = Math.max(width, height * aspect);
  const h = w / aspect;
  return { x: (width - w) / 2, y: (height - h) / 2, w, h };
}

/** Zooms by a factor (> 1 comes nearer) so that the point keeps its place in the view. */
export function zoomAt(camera: Camera, factor: number, x: number, y: number, all: Camera): Camera {
  const w = Math.min(all.w, Math.max(all.w / MAX_ZOOM, camera.w / factor));
  const k = w / camera.w;
  const near = { x: x - (x - camera.x) * k, y: y - (y - camera.y) * k, w, h: camera.h * k };
  return clamp(near, all);
}

export function panBy(camera: Camera, dx: number, dy: number, all: Camera): Camera {
  return clamp({ ...camera, x: camera.x + dx, y: camera.y + dy }, all);
}

/** The board never leaves the view. */
export function clamp(camera: Camera, all: Camera): Camera {
  const x = Math.min(Math.max(camera.x, all.x), all.x + all.w - camera.w);
  const y = Math.min(Math.max(camera.y, all.y), all.y + all.h - camera.h);
  return { ...camera, x, y };
}

/** Moves just far enough that the box is seen with a little air round it. */
export function showBox(camera: Camera, box: Box, all: Camera): Camera {
  const air = Math.min(30, (camera.w - box.w) / 2, (camera.h - box.h) / 2);
  const x = Math.min(Math.max(camera.x, box.x + box.w + air - camera.w), box.x - air);
  const y = Math.min(Math.max(camera.y, box.y + box.h + air - camera.h), box.y - air);
  return clamp({ ...camera, x, y }, all);
}

export function isWhole(camera: Camera, all: Camera): boolean {
  return camera.w >= all.w * 0.999;
}
