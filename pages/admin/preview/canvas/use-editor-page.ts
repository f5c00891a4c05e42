import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { reload } from 'vike/client/router';
import {
  type CanvasMessage,
  type EditorMessage,
  postTo,
  subscribeToMessages,
} from '../../../../admin/page-editor/canvas/canvas-messages';
import type { PageSection } from '../../../../admin/page-editor/sections';
import type { DrawingSources } from '../../../../domain/sections/drawn';

type DrawnPage = Extract<CanvasMessage, { type: 'draw' }>['head'] & {
  /** Number of typed texts that the page contains. */
  typedCount: number;
  order: string[];
  sections: Record<string, PageSection>;
};

export const postToEditor = (message: EditorMessage): void => postTo(parent, message);

/** Returns the page, selection and view settings that the editor sends as messages. */
export function useEditorPage(artwork: DrawingSources) {
  const [page, setPage] = useState<DrawnPage>();
  const [selected, setSelected] = useState<Omit<Extract<CanvasMessage, { type: 'select' }>, 'type'>>({
    section: undefined,
    field: undefined,
    scroll: false,
  });
  const typedCount = useRef(0);
  const [frame, setFrame] = useState({ scale: 1, lockedPaths: [] as string[] });

  const onMessage = useEffectEvent((message: CanvasMessage) => {
    switch (message.type) {
      case 'draw':
        return setPage(previousPage => ({
          ...message.head,
          typedCount: message.typedCount,
          order: message.order,
          sections: { ...previousPage?.sections, ...message.changedSections },
        }));
      case 'select':
        return setSelected(message);
      case 'frame':
        return setFrame(message);
      case 'refresh':
        return void reload();
    }
  });
  useEffect(() => {
    const stop = subscribeToMessages<CanvasMessage>(() => parent, onMessage);
    typedCount.current = 0;
    postToEditor({ type: 'ready', artwork });
    return stop;
  }, [artwork]);
  return {
    page,
    selected,
    select: setSelected,
    frame,
    postText(path: string, text: string) {
      typedCount.current++;
      postToEditor({ type: 'typed', path, text });
    },
    /** Returns whether the page contains every typed text. */
    isCurrent: () => page?.typedCount === typedCount.current,
  };
}
