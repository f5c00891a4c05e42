import { text } from '../styles/text.css';

export const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <button type="button" className={text.link} onClick={onUndo}>
    Undo
  </button>
);
