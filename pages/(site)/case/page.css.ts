import { style } from '@vanilla-extract/css';
import { wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const nextTitle = style([wrap, text.h3, { paddingBottom: 24 }]);

/** Without tags above, the title needs its own air. */
export const nextAlone = style({ paddingTop: `calc(${vars.section}*.66)` });
