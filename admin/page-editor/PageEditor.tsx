import { lazy, memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorMessage } from '../../components/ui/Notice';
import { toFieldPath } from '../../domain/fields/path';
import { pageSchema } from '../../domain/kinds/page';
import { FormLoading } from '../FormLoading';
import { type Form, FormContext } from '../fields/form-context';
import { ConflictBanner } from '../forms/ConflictBanner';
import { ConnectionBanner } from '../forms/ConnectionBanner';
import { FormDialogs } from '../forms/FormDialogs';
import { CollaboratorsContext } from '../forms/presence';
import { useChecks } from '../forms/use-checks';
import { SheetPart } from '../kit/Sheet';
import { CanvasFrame } from './canvas/CanvasFrame';
import type { EditorMessage } from './canvas/canvas-messages';
import { EditorBar } from './EditorBar';
import { type Editor, EditorContext, type FieldPosition } from './editor-context';
import { findUnavailableReasons } from './gallery/groups';
import { Inspector as AnyInspector } from './Inspector';
import { Outline as AnyOutline } from './outline/Outline';
import { describePageChanges, pageNames, toPageParts } from './page-changes';
import * as css from './page-editor.css';
import { findSectionId, getPathLabel, getSections, HERO_ID } from './sections';
import { useEditorActions } from './use-editor-actions';
import { useEditorKeys } from './use-editor-keys';
import { focusField, useLinkedField } from './use-linked-field';
import { useLinking } from './use-linking';
import { usePageDraft } from './use-page-draft';

const PublishedDialog = lazy(() => import('../forms/PublishedDialog'));
const SectionGallery = lazy(() => import('./gallery/SectionGallery'));

/** Memoised, to skip unchanged panes while the member types. */
const Outline = memo(AnyOutline);
const Inspector = memo(AnyInspector);
const kind = {
  name: 'page' as const,
  noun: 'page',
  names: pageNames,
};

type PageEditorProps = { id: string; onClose: () => void };
/** Pane shown on narrow screens. */
type View = 'outline' | 'form' | 'page';

export default function PageEditor({ id, onClose }: PageEditorProps) {
  const [position, setPosition] = useState<FieldPosition>({ section: HERO_ID, field: undefined });
  const [view, setView] = useState<View>('outline');
  const [artwork, setArtwork] = useState<Form['artwork']>();
  /** Section after which the gallery adds another. */
  const [galleryPosition, setGalleryPosition] = useState<{ after: string | undefined }>();
  /** Incremented to scroll the selection into view. */
  const [shownCount, setShownCount] = useState(0);
  const [width, setWidth] = useState(1440);
  /** Container of the publish sheet, beside the page. */
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const root = useRef<HTMLDivElement>(null);

  const choose = useCallback((newPosition: FieldPosition, from?: 'canvas') => {
    setPosition(newPosition);
    if (from !== 'canvas') setShownCount(count => count + 1);
  }, []);
  const goTo = useCallback(
    (path: string) => {
      choose({ section: findSectionId(path), field: path });
      setView('form');
    },
    [choose],
  );
  const { store, draft, scheduleSave, published, seen } = usePageDraft(id, path =>
    goTo(toFieldPath(store.get(), path)),
  );
  const { saveState } = draft.autosave;
  const checks = useChecks({
    kind: 'page',
    id,
    saveKey: draft.saveKey,
    // Rows are identified by ID, because indexes change.
    getPath: path => toFieldPath(store.get(), path),
  });
  const actions = useEditorActions({ store, scheduleSave, position, choose });
  useLinkedField({ root, store, isReady: draft.isReady, field: position.field, goTo });

  const { reportFocus } = draft;
  const { section } = position;
  useEffect(() => {
    reportFocus(position.field ?? section ?? '', false);
  }, [reportFocus, position.field, section]);

  const editor = useMemo<Editor>(
    () => ({ id, store, position, choose, reportFocus, checks }),
    [id, store, position, choose, reportFocus, checks],
  );
  const { write, set } = actions;
  const form = useMemo<Form>(() => {
    const blockers = checks.filter(({ level }) => level === 'stop').toReversed();
    const problems = new Map(blockers.map(({ path, message }) => [path, message]));
    return { schema: pageSchema, store, write, set, problems, selectedPath: position.field, artwork };
  }, [store, write, set, checks, position.field, artwork]);

  const linking = useLinking({ store, write: actions.write, goTo });
  const openGallery = useCallback((after: string | undefined) => setGalleryPosition({ after }), []);
  const { openDialog } = draft;
  const openForm = useCallback(() => setView('form'), []);
  const openHistory = useCallback(() => openDialog({ kind: 'history' }), [openDialog]);
  const isPublishing = draft.dialog?.kind === 'publish' && !draft.isAway;
  const handleKey = useEditorKeys({
    ...{ root, actions, position, choose, add: openGallery },
    closeSheet: isPublishing ? draft.closeDialog : undefined,
    save: () => void draft.autosave.flush(),
  });
  /** Focuses the pane before or after the page. */
  function focusPane(isBefore: boolean) {
    if (isBefore) root.current?.querySelector<HTMLElement>('[data-pane=outline] [aria-current]')?.focus();
    else focusField(root.current, position.field);
  }
  function handleMessage(message: EditorMessage) {
    switch (message.type) {
      case 'ready':
        return setArtwork(message.artwork);
      case 'selected':
        // Tablets show the outline or the form beside the page.
        setView(current => (current === 'outline' ? 'form' : current));
        return choose({ section: message.section, field: message.field }, 'canvas');
      case 'typed':
        reportFocus(message.path, true);
        return actions.write(message.path, message.text);
      case 'writing':
        return reportFocus(message.path ?? section ?? '', message.path !== undefined);
      case 'act':
        return actions.applyAction(message.act, message.section);
      case 'insert':
        return openGallery(message.after);
      case 'link':
        return linking.openDialog(message);
      case 'key':
        return void handleKey(message);
      case 'leave':
        return focusPane(message.back);
    }
  }

  if (draft.loadError)
    return (
      <SheetPart>
        <ErrorMessage message={draft.loadError} onRetry={draft.reload} />
      </SheetPart>
    );
  if (!draft.isReady) return <FormLoading />;
  return (
    <EditorContext value={editor}>
      <FormContext value={form}>
        <CollaboratorsContext value={draft.others}>
          <div
            ref={root}
            className={css.frame}
            data-view={view}
            data-publishing={isPublishing ? '' : undefined}
          >
            <div className={css.editorTop}>
              <EditorBar
                draft={draft}
                actions={actions}
                width={width}
                isPublishing={isPublishing}
                onWidth={setWidth}
                onClose={onClose}
              />
              <ConnectionBanner
                saveState={saveState}
                onRetry={() => void draft.autosave.flush()}
                onSignIn={() => openDialog({ kind: 'sign-in' })}
              />
              <ConflictBanner
                conflicts={draft.autosave.conflicts}
                onCompare={() => openDialog({ kind: 'conflicts' })}
              />
            </div>
            <Outline
              liveValues={draft.live}
              actions={actions}
              onAdd={openGallery}
              onOpen={openForm}
              onHistory={openHistory}
            />
            <CanvasFrame
              scrollRequest={shownCount}
              width={width}
              savedAt={saveState.kind === 'saved' ? saveState.at.getTime() : 0}
              onMessage={handleMessage}
            />
            <Inspector key={section ?? 'page'} isShown={view === 'form'} />
            <div ref={setSheet} className={css.sheetSlot} />
            <fieldset className={css.views} aria-label="View">
              {VIEWS.map(([name, label]) => (
                <button
                  key={name}
                  type="button"
                  className={css.view}
                  aria-pressed={view === name}
                  onClick={() => setView(name)}
                >
                  {label}
                </button>
              ))}
            </fieldset>
            {galleryPosition && (
              <Suspense>
                <SectionGallery
                  unavailable={findUnavailableReasons(getSections(store.get()).map(({ kind }) => kind))}
                  onAdd={name => {
                    setGalleryPosition(undefined);
                    actions.add(name, galleryPosition.after);
                    setView('form');
                  }}
                  onClose={() => setGalleryPosition(undefined)}
                />
              </Suspense>
            )}
            {linking.dialog}
            {published && (
              <Suspense>
                <PublishedDialog
                  publishedItem={published}
                  onPutBack={() => void draft.refresh()}
                  onEdit={seen}
                  onClose={seen}
                />
              </Suspense>
            )}
            <FormDialogs
              kind={kind}
              form={{ ...draft, values: store.get }}
              sheet={sheet}
              listChanges={describePageChanges}
              toParts={toPageParts}
              getLabel={path => getPathLabel(store.get(), toFieldPath(store.get(), path))}
              onFocusField={path => goTo(toFieldPath(store.get(), path))}
            />
          </div>
        </CollaboratorsContext>
      </FormContext>
    </EditorContext>
  );
}

const VIEWS: readonly [View, string][] = [
  ['outline', 'Sections'],
  ['form', 'Form'],
  ['page', 'Page'],
];
