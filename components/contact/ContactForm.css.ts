import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { palette, vars } from '../../styles/tokens.css';
import { chipFace } from '../ui/ChoiceChip.css';
import { form } from '../ui/Field.css';
import { PREFILL_ATTRIBUTE } from './prefill-message';

export const departments = style({ display: 'flex', flexWrap: 'wrap', gap: '7px' });
/** On phones, where few fit side by side, chips fill their rows. */
globalStyle(`${departments} > *`, { '@media': { [upTo('phone')]: { flex: 'auto' } } });
globalStyle(`${departments} ${chipFace}`, {
  '@media': { [upTo('phone')]: { width: '100%', gap: '6px', paddingInline: 10, fontSize: '.9375rem' } },
});

/** Saves height in a dialog. */
export const compactForm = style([form, { gap: '14px' }]);
globalStyle(`${compactForm} textarea`, { minHeight: 84, height: 84 });

export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 28px' });
/** In a dialog the footer is sticky, because errors would push the button out of view. */
globalStyle(`[role=dialog] ${compactForm} ${footer}`, {
  '@media': {
    [above('phone')]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      paddingBlock: 14,
      marginBottom: -14,
      background: palette.white,
    },
  },
});
export const submitButton = style({ minWidth: 200 });
export const consentNote = style({
  flex: '1 1 220px',
  maxWidth: '34ch',
  fontSize: vars.size.caption,
  lineHeight: 1.45,
  color: palette.grey600,
});

export const honeypot = visuallyHidden;

/** Shown only on a form with a prefilled message. */
export const prefillNote = style({
  display: 'none',
  gap: '10px',
  alignItems: 'center',
  padding: '12px 16px',
  background: palette.black,
  color: palette.white,
  fontWeight: 560,
  selectors: { [`[${PREFILL_ATTRIBUTE}] > &`]: { display: 'flex' } },
});
export const prefillIcon = style({ flex: 'none', color: palette.red300 });

/** The thank-you after a post without JavaScript, shown only if the URL has its fragment. */
export const sentNotice = style({
  display: 'none',
  gap: '16px',
  alignItems: 'center',
  marginBottom: 28,
  padding: '18px 20px',
  border: `2px solid ${palette.green500}`,
  background: palette.green50,
  color: palette.black,
  fontWeight: 560,
  selectors: { '&:target': { display: 'flex' } },
});
export const sentIcon = style({ color: palette.green500 });
