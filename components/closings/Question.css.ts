import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** The whole row toggles the switch. */
export const question = style({
  display: 'flex',
  gap: '20px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 72,
  padding: '12px 0',
  borderBottom: `1px solid ${roles.line}`,
  cursor: 'pointer',
});
export const text = style({ maxWidth: '36ch', fontWeight: 560, fontSize: vars.size.body, lineHeight: 1.35 });
export const switchInput = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  width: 64,
  height: 36,
  margin: 0,
  border: `1px solid ${roles.edge}`,
  cursor: 'pointer',
  transition: `background ${vars.time.base}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 6,
    top: 6,
    width: 22,
    height: 22,
    borderRadius: '50%',
    background: roles.edge,
    transition: `transform ${vars.time.base} ${vars.ease},background ${vars.time.base}`,
  },
  ':hover': { borderColor: roles.fg },
  ':checked': { background: palette.red, borderColor: palette.red },
  selectors: {
    '&:checked::before': { transform: 'translateX(28px)', background: palette.white },
  },
});
