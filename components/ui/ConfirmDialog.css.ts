import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

/** Width that overrides the modal's, regardless of style sheet order. */
export const panelWidth = style({ selectors: { '&&': { width: 'min(460px,100%)' } } });
export const body = style({ padding: 32, overflow: 'auto' });
export const question = style({ marginTop: 12, color: roles.muted });
