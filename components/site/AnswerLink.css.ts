import { keyframes, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const uncover = keyframes({ from: { clipPath: 'inset(0 0 0 100%)' } });

/** Covers the consultation button, so that the menu doesn't move. On phones, beside the menu button. */
export const answerLink = style([
  on.white,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '10px',
    minHeight: 44,
    padding: '0 14px',
    fontWeight: 600,
    fontSize: vars.size.label,
    whiteSpace: 'nowrap',
    animation: `${uncover} ${vars.time.wipe} ${vars.ease}`,
    '@media': { [upTo('menu')]: { marginLeft: 'auto', paddingInline: 10, fontSize: vars.size.small } },
  },
]);
export const menuLink = style({
  '@media': { [above('menu')]: { position: 'absolute', right: 0, top: 0, bottom: 0, minWidth: '100%' } },
});
export const phoneLink = style({ '@media': { [above('menu')]: { display: 'none' } } });
export const arrow = style({ color: roles.mark, '@media': { [upTo('phone')]: { display: 'none' } } });
