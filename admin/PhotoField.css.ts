import { style } from '@vanilla-extract/css';
import { dropArea } from '../components/ui/drop-area.css';
import { text } from '../styles/text.css';

export const pick = style([
  dropArea,
  { flexWrap: 'wrap', gap: '4px 14px', minHeight: 64, padding: '12px 18px' },
]);
export const act = style([text.link, { justifySelf: 'start', minHeight: 44, fontWeight: 600 }]);
