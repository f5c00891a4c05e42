import type { MarkedText } from '../../domain/search/words';
import { mark } from './Marked.css';

/** A text in which what was looked for is underlined. */
export const Marked = ({ text }: { text: MarkedText }) =>
  text.map((piece, index) =>
    piece.marked ? (
      <mark key={index} className={mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
