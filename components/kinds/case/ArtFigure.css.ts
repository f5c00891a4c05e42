import { style } from '@vanilla-extract/css';
import { imageCaption } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const figure = style({ display: 'flex', flexDirection: 'column' });
export const art = style({ width: '100%', aspectRatio: '4/3', objectFit: 'cover' });
/** Fills the height of the adjacent content. */
export const growingArt = style([art, { flexGrow: 1 }]);
export const caption = style([imageCaption, { margin: `14px ${vars.gutter}` }]);
