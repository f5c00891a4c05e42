import { style } from '@vanilla-extract/css';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';

export const cases = style([on.white, { paddingTop: 'clamp(24px,3vw,40px)' }]);
export const emptyState = style([wrap, { paddingTop: 20 }]);
export const pager = style([wrap, { paddingBlock: '40px clamp(64px,8vw,120px)' }]);
