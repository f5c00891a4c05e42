import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

export const stars = style({ display: 'flex', gap: '2px', color: roles.accent });
export const emptyStar = style({ color: roles.line });
