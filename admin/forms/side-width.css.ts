import { createVar } from '@vanilla-extract/css';

/** Width of the details. */
export const sideWidth = createVar();
