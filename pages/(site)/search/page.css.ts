import { style } from '@vanilla-extract/css';
import { rowLink } from '../../../components/sections/rows/Lines.css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const field = style({ marginTop: 'clamp(28px,4vw,56px)' });
export const results = style({ padding: '20px 0 clamp(64px,8vw,120px)' });

export const suggestion = style([text.lead, { paddingBlock: 16 }]);

export const hit = style([
  rowLink,
  {
    display: 'grid',
    gridTemplateColumns: '116px minmax(0,1fr) 112px',
    gap: '6px 32px',
    padding: '26px 0',
    borderTop: `1px solid ${roles.line}`,
    '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr) 84px', gap: '4px 16px' } },
  },
]);
export const kind = style([text.small, { color: roles.muted, paddingTop: 5 }]);
/** Column beside the kind, or below the kind on phones. */
const textColumn = { gridColumn: 2, '@media': { [upTo('menu')]: { gridColumn: 1 } } };
export const title = style([text.h4, textColumn]);
export const excerpt = style({ ...textColumn, maxWidth: '64ch', color: roles.muted });
export const image = style({
  gridArea: '1/-2/4/-1',
  width: '100%',
  height: 'auto',
  aspectRatio: '4/3',
  objectFit: 'cover',
});
