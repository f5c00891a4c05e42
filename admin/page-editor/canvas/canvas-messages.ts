import type { DrawingSources } from '../../../domain/sections/drawn';
import type { PageSection } from '../sections';

/** Messages from the editor to the page. */
export type CanvasMessage =
  | {
      type: 'draw';
      /** Title and breadcrumb of the page. */
      head: { title: string; above: { title: string; href: string }[] };
      /** IDs of visible sections in order, hero first. */
      order: string[];
      /** Sections changed since the last message. */
      changedSections: Record<string, PageSection>;
      /** Number of texts typed on the page that the editor has received. */
      typedCount: number;
    }
  | {
      type: 'select';
      section: string | undefined;
      field: string | undefined;
      /** Whether to scroll the selection into view. */
      scroll: boolean;
    }
  /** Scale of the page, and fields that others are editing. */
  | { type: 'frame'; scale: number; lockedPaths: string[] }
  /** Reloads the data of sections. */
  | { type: 'refresh' };

export type SectionAction = 'up' | 'down' | 'hide' | 'double' | 'remove';

/** Messages from the page to the editor. */
export type EditorMessage =
  | { type: 'ready'; artwork: DrawingSources }
  | { type: 'selected'; section: string | undefined; field?: string | undefined }
  | { type: 'typed'; path: string; text: string }
  | { type: 'writing'; path: string | undefined }
  | { type: 'act'; act: SectionAction; section: string }
  | { type: 'insert'; after: string }
  /** Selected text to link, through its link field if `field` is set. */
  | { type: 'link'; path: string; from: number; to: number; field?: string | undefined }
  /** Key press that the page doesn't handle. */
  | { type: 'key'; key: string; ctrl: boolean; alt: boolean; shift: boolean }
  /** Moves the focus before or after the page. */
  | { type: 'leave'; back: boolean };

const MESSAGE_MARK = 'page-editor';

export const postTo = (target: Window, message: CanvasMessage | EditorMessage): void =>
  target.postMessage({ from: MESSAGE_MARK, message }, location.origin);

/**
 * Handles messages from one window of this site, and ignores all others.
 * @returns a function that stops listening
 */
export function subscribeToMessages<Message>(
  getWindow: () => Window | null,
  handleMessage: (message: Message) => void,
): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source === null || source !== getWindow()) return;
    if (typeof data === 'object' && data !== null && data.from === MESSAGE_MARK)
      handleMessage(data.message as Message);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
