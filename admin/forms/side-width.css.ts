import { createVar } from '@vanilla-extract/css';

/** How wide the details beside a text are. */
export const sideWidth = createVar();
