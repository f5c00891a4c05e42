import { z } from './zod';

/** The point of an image that cropping preserves, in per cent from left and top. */
export const focusSchema = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.output<typeof focusSchema>;

export const CENTRE_FOCUS: Focus = { x: 50, y: 50 };

export const isCentreFocus = ({ x, y }: Focus): boolean => x === CENTRE_FOCUS.x && y === CENTRE_FOCUS.y;
