// @vitest-environment jsdom

import { setTimeout as wait } from 'node:timers/promises';
import { QueryClientProvider } from '@tanstack/react-query';
import type { Editor } from '@tiptap/react';
import { createRoot, type Root } from 'react-dom/client';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ArticleInput } from '../../domain/kinds/article';
import { messages } from '../../domain/messages';
import { SHAPE_VERSION } from '../../domain/rest/shape';
import { testSite } from '../../server/app.test-kit';
import { createProcedureClient } from '../../server/http/trpc.test-kit';
import { api, trpc } from '../../trpc/client';
import { Field } from '../fields/Fields';
import { FormContext } from '../fields/form-context';
import { getKindTexts } from '../kind-texts';
import { createQueryClient } from '../query-client';
import { TextEditor } from './editor/TextEditor';
import { articleTextRules } from './editor/text-rules';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { createKindValues } from './kind-values';
import { type OpenItem, OpenItemContext } from './open-item';
import { CollaboratorsContext } from './presence';
import { SidebarSlotContext } from './slots';
import { useItemForm } from './use-item-form';

// The server needs the class that its buffers extend, instead of jsdom's.
vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
// Runs last, after the site has stopped.
afterAll(() => {
  vi.unstubAllGlobals();
});

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
const WORDS = 5;
let headers: { cookie: string };
let count = 0;
let id: string;

const articleKind: FormKind = {
  ...createKindValues('article'),
  name: 'article',
  noun: 'article',
  titles: { add: '', edit: '', list: '' },
  messages: getKindTexts('article').messages,
  names: {},
  preview: async () => ({ key: '' }),
  customControls: { story: ({ field }) => <TextEditor field={field} textRules={articleTextRules} /> },
  Fields: () => null,
};

beforeAll(async () => {
  headers = { cookie: (await site.staff()).cookie };
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  Element.prototype.scrollIntoView = () => undefined;
  // The forms call the site that runs in this process.
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const json = typeof body === 'string' ? { json: JSON.parse(body) } : {};
    const response = await site.send(method, url, { headers, ...json });
    return new Response(response.text, { status: response.status });
  });
});

beforeEach(async () => {
  count += 1;
  id = `story${count}`;
  const story = ['First', 'Second', 'Third', 'Shared'].map((content, index) => ({
    ...{ _id: `b${index + 1}`, type: 'paragraph', content, alt: '', caption: '' },
  }));
  const changes = { title: { to: 'Written together' }, story: { to: story } };
  const { status } = await call('content.saveDraft', {
    json: { kind: 'article', id, shape: SHAPE_VERSION, changes },
    headers,
  });
  expect(status).toBe(200);
});

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  vi.useRealTimers();
});

/** Container of the import report. */
const sidebar = document.body.appendChild(document.createElement('aside'));

function StoryForm() {
  const form = useItemForm(articleKind, { id, isNew: false, onClose() {}, onFocusField() {} });
  const item: OpenItem = {
    completedPaths: [],
    ...{ kind: 'article', id, saveKey: form.saveKey, getLabel: String, onOpenOther: undefined },
    openPublish() {},
  };
  if (!form.isReady) return null;
  return (
    <FormContext value={form.form}>
      <FormFrameContext value={form.frame}>
        <OpenItemContext value={item}>
          <CollaboratorsContext value={form.others}>
            <SidebarSlotContext value={sidebar}>
              <p>{form.autosave.conflicts.length} conflicts</p>
              <Field path="story" />
            </SidebarSlotContext>
          </CollaboratorsContext>
        </OpenItemContext>
      </FormFrameContext>
    </FormContext>
  );
}

/** Opens the form in a tab of its own. */
async function openForm(tab: string) {
  sessionStorage.setItem('staff:seat', tab);
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  roots.push(root);
  const queryClient = createQueryClient();
  root.render(
    <VikeReactProviderPageContext pageContext={{ saveDelayMs: 30 } as never}>
      <trpc.Provider client={api as never} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <StoryForm />
        </QueryClientProvider>
      </trpc.Provider>
    </VikeReactProviderPageContext>,
  );
  const editor = await vi.waitFor(() => {
    const text = element.querySelector<HTMLElement & { editor: Editor }>('[role=textbox]');
    expect(text?.textContent ?? '').toContain('Shared');
    return text!.editor;
  });
  editor.view.dom.tabIndex = 0;
  return {
    element,
    editor,
    readWords: (letters: string) => editor.getText().match(new RegExp(`\\b[${letters}]\\d+\\b`, 'g')),
  };
}
type OpenForm = Awaited<ReturnType<typeof openForm>>;

function moveToEnd({ editor }: OpenForm, blockId: string): void {
  editor.state.doc.forEach((node, pos) => {
    if (node.attrs._id === blockId) editor.commands.setTextSelection(pos + node.nodeSize - 1);
  });
}

const listWords = (author: string) => Array.from({ length: WORDS }, (_, index) => `${author}${index + 1}`);

async function typeWords({ editor }: OpenForm, author: string): Promise<void> {
  for (const word of listWords(author)) {
    for (const letter of ` ${word}`) {
      editor.view.dom.focus();
      editor.view.dispatch(editor.state.tr.insertText(letter));
      await wait(5);
    }
    // Starts a new paragraph, which the other editor doesn't have yet.
    if (word.endsWith('3') && 'ab'.includes(author)) editor.commands.splitBlock();
  }
}

it('keeps both texts when two editors type in one article simultaneously', async () => {
  const [first, second] = [await openForm('first'), await openForm('second')];
  moveToEnd(first, 'b1');
  moveToEnd(second, 'b3');
  await Promise.all([typeWords(first, 'a'), typeWords(second, 'b')]);
  for (const form of [first, second]) {
    await expect.poll(() => form.readWords('ab')).toEqual([...listWords('a'), ...listWords('b')]);
    expect(form.element.textContent).toContain('0 conflicts');
  }

  for (const form of [first, second]) moveToEnd(form, 'b4');
  await Promise.all([typeWords(first, 'c'), typeWords(second, 'd')]);
  const countWords = (words: readonly string[] | null) => new Set(words).size;
  for (const form of [first, second])
    await expect.poll(() => countWords(form.readWords('cd'))).toBe(2 * WORDS);
  const input = encodeURIComponent(JSON.stringify({ kind: 'article', id }));
  const readStoredText = async () => {
    const { values } = (await callQuery(`content.open?input=${input}`, headers)).result.data;
    return (values as Pick<ArticleInput, 'story'>).story.map(block => String(block.content)).join(' ');
  };
  await expect.poll(async () => countWords((await readStoredText()).match(/\b[a-d]\d\b/g))).toBe(4 * WORDS);
  const { error } = await call('content.publish', { json: { kind: 'article', id }, headers });
  expect(error.data.errors).toContainEqual(expect.objectContaining({ message: messages.alternativeLeft }));
});

function paste({ editor }: OpenForm, html: string): void {
  const clipboardData = {
    files: [],
    types: ['text/html'],
    getData: (type: string) => (type === 'text/html' ? html : ''),
  };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  editor.view.dom.dispatchEvent(event);
}

it('marks pasted blocks until the text is changed more than 30 seconds later', async () => {
  const form = await openForm('paste');
  const { editor, element } = form;
  const countMarkedBlocks = () => element.querySelectorAll('[data-pasted]').length;
  moveToEnd(form, 'b4');
  paste(form, '<p>One.</p><p>Two.</p>');
  await vi.waitFor(() => expect(sidebar.textContent).toContain('2 paragraphs'));
  expect(countMarkedBlocks()).toBe(2);
  expect(element.querySelector('[data-pasted-at]')?.textContent).toMatch(/^Pasted \d\d:\d\d$/);
  editor.commands.insertContent(' More');
  expect(countMarkedBlocks()).toBe(2);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
  editor.commands.insertContent('.');
  expect(countMarkedBlocks()).toBe(0);
  await vi.waitFor(() => expect(sidebar.textContent).toBe(''));
});

it('removes a pasted document, its marks and the report when the paste is undone', async () => {
  const form = await openForm('undo');
  moveToEnd(form, 'b4');
  paste(form, '<p>Three.</p><ul><li>Four</li></ul>');
  await vi.waitFor(() => expect(sidebar.textContent).not.toBe(''));
  expect(form.editor.getText()).toContain('Four');
  form.editor.commands.undo();
  expect(form.editor.getText()).toMatch(/Shared$/);
  expect(form.element.querySelector('[data-pasted]')).toBeNull();
  await vi.waitFor(() => expect(sidebar.textContent).toBe(''));
});
