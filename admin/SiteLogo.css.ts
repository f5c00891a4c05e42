import { style } from '@vanilla-extract/css';

export const logo = style({ height: 30, width: 'auto', maxWidth: 180, objectFit: 'contain' });
