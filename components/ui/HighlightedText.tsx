import type { MarkedText } from '../../domain/search/words';
import { mark } from './HighlightedText.css';

export const HighlightedText = ({ text }: { text: MarkedText }) =>
  text.map((part, index) =>
    part.marked ? (
      <mark key={index} className={mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
