import { text } from '../styles/text.css';

/** Renders the button in a message that undoes the action. */
export const UndoButton = ({ onUndo }: { onUndo: () => void }) => (
  <button type="button" className={text.link} onClick={onUndo}>
    Undo
  </button>
);
