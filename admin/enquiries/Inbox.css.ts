import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { side } from '../kit/layout.css';

/** List and request stand beside each other from 1000 px; below they are two screens. */
export const page = style({
  maxWidth: 1600,
  marginInline: 'auto',
  padding: `clamp(24px,2.6vw,40px) ${side} 64px`,
});
/** The screen of one request has no margins of its own when narrow. */
export const onRequest = style({ '@media': { [upTo('toc')]: { padding: 0 } } });
export const listOnly = style({
  // Twice, to outweigh whatever lays the element out.
  selectors: { '&&': { '@media': { [upTo('toc')]: { display: 'none' } } } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 20,
});
/** The page keeps its title for those who listen. */
export const headOnRequest = style({ '@media': { [upTo('toc')]: { marginBottom: 0 } } });
export const titleOnRequest = style({
  '@media': { [upTo('toc')]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  '@media': { [upTo('phone')]: { width: '100%' } },
});
export const types = style({ width: 240, '@media': { [upTo('phone')]: { width: 'auto', flex: '3' } } });
export const tool = style({
  minHeight: 60,
  '@media': { [upTo('phone')]: { flex: '2', paddingInline: 12 } },
});

/** Within the margins of the staff area, and less tall than on public pages. */
export const tabs = style({
  selectors: {
    '&&': { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden', marginInline: 0, paddingInline: 0 },
  },
});

export const inbox = style({
  display: 'grid',
  gap: '20px',
  alignItems: 'start',
  marginTop: 20,
  '@media': { [above('toc')]: { gridTemplateColumns: 'minmax(360px,5fr) minmax(0,8fr)' } },
});
export const inboxOnRequest = style({ '@media': { [upTo('toc')]: { marginTop: 0 } } });
export const nothingChosen = style({
  padding: '40px 32px',
  border: `1px dashed ${roles.edge}`,
  '@media': { [upTo('toc')]: { display: 'none' } },
});
