import type { DrawnBy } from '../../../domain/sections/drawn';
import type { Piece } from '../sections';

/** What the editor tells the page it shows. */
export type ToCanvas =
  | {
      type: 'draw';
      /** What the way back is made of. */
      head: { title: string; above: { title: string; href: string }[] };
      /** The sections that are seen, in their order, the top of the page first. */
      order: string[];
      /** Those that changed since the page was told last. */
      changed: Record<string, Piece>;
    }
  | {
      type: 'select';
      section: string | undefined;
      field: string | undefined;
      /** Whether the page shall bring it into sight. */
      scroll: boolean;
    }
  /** How much smaller than life the page is shown, and where others type. */
  | { type: 'frame'; scale: number; taken: string[]; mayMove: boolean }
  /** What sections show besides their words is to be read anew. */
  | { type: 'refresh' };

/** What somebody does with a section. */
export type SectionAct = 'up' | 'down' | 'hide' | 'double' | 'remove';

/** What the page tells the editor. */
export type FromCanvas =
  | { type: 'ready'; drawnBy: DrawnBy }
  | { type: 'selected'; section: string | undefined; field?: string | undefined }
  | { type: 'typed'; path: string; text: string }
  | { type: 'writing'; path: string | undefined }
  | { type: 'act'; act: SectionAct; section: string }
  | { type: 'insert'; after: string }
  /** Selected words are to lead somewhere: by the field beside them, else by themselves. */
  | { type: 'link'; path: string; from: number; to: number; field?: string | undefined }
  /** A key that the page itself has no use for. */
  | { type: 'key'; key: string; ctrl: boolean; alt: boolean; shift: boolean }
  /** The focus goes on to what stands before or behind the page. */
  | { type: 'leave'; back: boolean };

const MARK = 'page-editor';

/** Tells the other window something; no other site hears it. */
export const tell = (to: Window, message: ToCanvas | FromCanvas): void =>
  to.postMessage({ from: MARK, message }, location.origin);

/** Listens to one window of this site, and to nobody else. @returns how to stop. */
export function listenTo<Message>(other: () => Window | null, hear: (message: Message) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== other()) return;
    if (typeof data === 'object' && data !== null && data.from === MARK) hear(data.message as Message);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
