import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { section as room } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { palette } from '../../../styles/tokens.css';
import { scene, sceneText } from '../../dial/Dial.css';
import { row } from '../../dial/row.css';

/** In a scene, the dial is behind the text. */
export const section = style([
  room,
  {
    selectors: { [`${scene} > &`]: { background: 'none' } },
    '@media': { [upTo('tablet')]: { selectors: { [`${scene} > &`]: { paddingTop: 0 } } } },
  },
]);
/** On phones, two per row. */
export const list = style([
  sceneText,
  { '@media': { [upTo('phone')]: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 20 } } },
]);
export const item = style([
  row,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1.15fr) minmax(0,1fr)',
    alignItems: 'end',
    gap: '24px',
    padding: '26px 20px 24px 0',
    '@media': {
      [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1.8fr) minmax(0,1fr)', paddingRight: 112 },
      [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '20px' },
      [upTo('phone')]: {
        paddingRight: 0,
        selectors: { '&:nth-child(3)': { borderBottom: `1px solid ${roles.line}` } },
      },
    },
  },
]);
export const figure = style([
  type.figure,
  {
    fontSize: 'min(11vw,12.5rem)',
    lineHeight: 0.8,
    letterSpacing: '-.01em',
    whiteSpace: 'nowrap',
    '@media': { [upTo('tablet')]: { fontSize: 'min(12rem,34vw)' }, [upTo('phone')]: { fontSize: '25vw' } },
  },
]);
/** Above the figure on phones, where the dial is beside the figure. */
export const text = style({
  maxWidth: '20ch',
  paddingBottom: 6,
  lineHeight: 1.4,
  color: palette.grey300,
  '@media': { [upTo('menu')]: { order: -1, maxWidth: '24ch', paddingBottom: 0 } },
});
