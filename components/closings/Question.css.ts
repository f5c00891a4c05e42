import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { box, face } from '../ui/Switch.css';

/** The whole row toggles the switch. */
export const question = style({
  display: 'flex',
  gap: '20px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'clamp(48px,6.4vh,76px)',
  padding: '6px 0',
  borderBottom: `1px solid ${roles.line}`,
  cursor: 'pointer',
});
export const text = style({ fontWeight: 560, fontSize: '1.0625rem', lineHeight: 1.3 });
globalStyle(`${question} ${face}`, { background: 'none', borderColor: roles.edge });
globalStyle(`${question} ${box}:checked + ${face}`, { background: palette.red, borderColor: palette.red });
globalStyle(`${question} ${box}:checked + ${face}::before`, { background: palette.white });
globalStyle(`${question} ${box}:focus-visible + ${face}`, { outlineColor: roles.focus });
