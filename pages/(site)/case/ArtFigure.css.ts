import { style } from '@vanilla-extract/css';
import { pictureCaption } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const figure = style({ display: 'flex', flexDirection: 'column' });
/** Fills its place to the edges; what stands beside it may be taller. */
export const art = style({ flex: '1 0 auto', width: '100%', aspectRatio: '4/3', objectFit: 'cover' });
export const caption = style([pictureCaption, { margin: `14px ${vars.gutter}` }]);
