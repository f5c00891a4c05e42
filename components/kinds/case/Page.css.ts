import { style } from '@vanilla-extract/css';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const madeWith = style({ marginBottom: 16 });
export const nextLink = style([on.black, { display: 'block', paddingBlock: 'clamp(36px,4vw,64px)' }]);
export const nextLabel = style([
  wrap,
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '24px' },
]);
export const nextTitle = style([text.h2, { display: 'block', marginTop: 10 }]);
