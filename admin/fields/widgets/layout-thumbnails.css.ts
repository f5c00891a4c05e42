import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/tokens.css';

export const tallText = style({ fontStretch: vars.width.tall, fontWeight: 600 });
