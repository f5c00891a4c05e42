import { style } from '@vanilla-extract/css';
import { sectionTight, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';

export const list = style([on.white, sectionTight]);
export const grid = style([
  wrap,
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,280px),1fr))', gap: '32px 20px' },
]);
export const pager = style([wrap, { paddingTop: 'clamp(40px,5vw,72px)' }]);
