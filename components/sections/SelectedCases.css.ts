import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns';
import { vars } from '../../styles/tokens.css';

export const section = style({ paddingTop: vars.section });
export const all = columns(9, -1);
