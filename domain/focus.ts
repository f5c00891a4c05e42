import { z } from './zod';

/** What must stay in sight when a picture is cropped: percent of its width from the left, of its height from the top. */
export const focusSchema = z.strictObject({ x: z.int().min(0).max(100), y: z.int().min(0).max(100) });
export type Focus = z.output<typeof focusSchema>;

/** Of a picture nobody has looked at yet. */
export const MIDDLE: Focus = { x: 50, y: 50 };

export const isMiddle = ({ x, y }: Focus): boolean => x === MIDDLE.x && y === MIDDLE.y;
