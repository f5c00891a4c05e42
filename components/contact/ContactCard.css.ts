import { style } from '@vanilla-extract/css';
import { on } from '../../styles/surfaces.css';

export const card = style([on.white, { padding: 'clamp(22px,2.8vw,36px)' }]);
export const title = style({ marginBottom: 24 });
