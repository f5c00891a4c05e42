import { style } from '@vanilla-extract/css';
import { wrap } from '../../styles/layout.css';
import { vars } from '../../styles/tokens.css';

export const head = style([wrap, { paddingTop: vars.section }]);
export const foot = style([wrap, { paddingBlock: '32px clamp(56px,6vw,88px)' }]);
