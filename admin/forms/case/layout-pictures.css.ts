import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/tokens.css';

/** Figures and times are set in tall letters. */
export const tall = style({ fontStretch: vars.width.tall, fontWeight: 600 });
