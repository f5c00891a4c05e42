import { isRecord } from '../record';

/** Empty entries keep the built-in text. Figures can't be edited. */
export function applyEditedText<Closing>(closing: Closing, written: unknown): Closing {
  const mergeEdited = (own: unknown, edited: unknown): unknown => {
    if (typeof own === 'string') return typeof edited === 'string' && edited.trim() ? edited : own;
    if (Array.isArray(own)) {
      const entries = Array.isArray(edited) ? edited : [];
      return own.map((entry, index) => mergeEdited(entry, entries[index]));
    }
    if (!isRecord(own)) return own;
    const row = isRecord(edited) ? edited : {};
    return Object.fromEntries(
      Object.entries(own).map(([name, value]) => [name, mergeEdited(value, row[name])]),
    );
  };
  return mergeEdited(closing, written) as Closing;
}
