import { style } from '@vanilla-extract/css';
import { section } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';

export const notice = style([on.black, section]);
export const lead = style([text.lead, { maxWidth: '36ch', marginTop: 14 }]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 30,
});
export const emailLink = style([text.link, { display: 'inline-flex', alignItems: 'center', minHeight: 44 }]);
