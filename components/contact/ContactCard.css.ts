import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';
import { chipFace } from '../ui/ChoiceChip.css';
import { field, message, pair } from '../ui/Field.css';
import { area } from './Attachment.css';
import { consentNote, departments, footer, submitButton } from './ContactForm.css';

export const card = style([on.white, { paddingTop: 'clamp(24px,2.4vw,36px)' }]);
export const title = style({ marginBottom: 20 });

/** Cells share their lines, as in a table. */
const styleInCard = (selector: string, rule: StyleRule) =>
  globalStyle(`${card} ${selector}`, rule as Parameters<typeof globalStyle>[1]);
styleInCard('form', { gap: 0 });
styleInCard('fieldset', { marginBottom: 24 });
styleInCard(departments, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: 0,
  padding: '1px 0 0 1px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
styleInCard(`${departments} > *`, { margin: '-1px 0 0 -1px' });
styleInCard(chipFace, {
  width: '100%',
  height: '100%',
  minHeight: 52,
  gap: '6px',
  paddingInline: 10,
  fontSize: vars.size.small,
});
styleInCard(field, { marginTop: -1 });
styleInCard(`${field}:focus-within`, { zIndex: 1 });
styleInCard(`${pair} > * + *`, { '@media': { [above('phone')]: { marginLeft: -1 } } });
styleInCard(message, { marginBottom: 12 });
styleInCard(area, { marginTop: -1 });
styleInCard(footer, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: 0,
  alignItems: 'stretch',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
styleInCard(submitButton, { minHeight: 76 });
styleInCard(consentNote, { padding: '10px 0 10px 18px', '@media': { [upTo('phone')]: { paddingLeft: 0 } } });
