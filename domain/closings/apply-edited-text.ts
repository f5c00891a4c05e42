import { isRecord } from '../record';

/** Replaces built-in texts with edited ones that aren't empty. Figures can't be edited. */
export function applyEditedText<Closing>(closing: Closing, editedClosing: unknown): Closing {
  const mergeEdited = (builtIn: unknown, editedValue: unknown): unknown => {
    if (typeof builtIn === 'string')
      return typeof editedValue === 'string' && editedValue.trim() ? editedValue : builtIn;
    if (Array.isArray(builtIn)) {
      const entries = Array.isArray(editedValue) ? editedValue : [];
      return builtIn.map((entry, index) => mergeEdited(entry, entries[index]));
    }
    if (!isRecord(builtIn)) return builtIn;
    const row = isRecord(editedValue) ? editedValue : {};
    return Object.fromEntries(
      Object.entries(builtIn).map(([name, value]) => [name, mergeEdited(value, row[name])]),
    );
  };
  return mergeEdited(closing, editedClosing) as Closing;
}
