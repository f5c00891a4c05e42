import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/tokens.css';

export const slides = style({ paddingTop: vars.section });
