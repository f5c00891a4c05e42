import type { MarkedText } from '../../domain/search/words';
import { mark } from './Marked.css';

export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((part, index) =>
    part.marked ? (
      <mark key={index} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
