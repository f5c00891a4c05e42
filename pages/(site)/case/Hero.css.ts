import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { on, roles } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';

export const hero = style([on.black, { paddingTop: 'clamp(20px,2.4vw,36px)' }]);
export const domain = style({ marginTop: 'clamp(28px,4vw,64px)' });
export const title = style([text.h1, { marginTop: 20, maxWidth: '17ch' }]);
export const words = style({ marginTop: 'clamp(24px,3vw,40px)', rowGap: '24px' });
export const lead = style([text.lead, columns(1, 8)]);
export const description = style([columns(9, -1), { display: 'grid', gap: '1em', color: roles.muted }]);

export const picture = style({ marginTop: 'clamp(36px,5vw,72px)' });
export const cover = style({
  width: '100%',
  aspectRatio: '1440/680',
  objectFit: 'cover',
  '@media': { [upTo('menu')]: { aspectRatio: '4/3.4' } },
});

export const facts = style([on.white, { borderBottom: `1px solid ${roles.line}` }]);
