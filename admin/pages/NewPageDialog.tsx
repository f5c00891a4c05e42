import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { navigate } from 'vike/client/router';
import { form } from '../../components/ui/Field';
import { getPageEditPath } from '../../domain/paths';
import {
  copyPageContent,
  createPageContent,
  PAGE_TEMPLATES,
  type PageTemplate,
} from '../../domain/sections/new-page';
import { findSlug } from '../../domain/slug';
import { api } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { createId } from '../forms/new-id';
import { UnfinishedDraft } from '../forms/UnfinishedDraft';
import { Dialog } from '../kit/Dialog';
import { OptionSelect } from '../kit/OptionSelect';
import { Text } from '../kit/Text';
import { formatTitle } from '../publishing/items';
import { useInvalidateContent } from '../publishing/use-restore';
import { PathField, TitleField } from './page-fields';
import type { StaffPage } from './staff-page';

const FORM_ID = 'new-page';

type NewPageDialogProps = {
  /** Preselected page to copy. */
  original?: StaffPage | undefined;
  pages: readonly StaffPage[];
  onClose: () => void;
};

export function NewPageDialog({ original, pages, onClose }: NewPageDialogProps) {
  const [id] = useState(createId);
  const [title, setTitle] = useState('');
  const [inputText, setInputText] = useState<string>();
  const [template, setTemplate] = useState<string>(original?._id ?? 'empty');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isAvailable, setIsAvailable] = useState(false);
  const invalidateContent = useInvalidateContent();
  // The URL follows the title until the URL is edited.
  const path = inputText ?? (findSlug(title) ? `/${findSlug(title)}` : '');
  const trimmedTitle = title.trim();

  const create = useMutation({
    meta: { failed: adminMessages.pageCreateFailed },
    async mutationFn() {
      const pageInput = { title: trimmedTitle, address: path };
      const values = Object.hasOwn(PAGE_TEMPLATES, template)
        ? createPageContent(template as PageTemplate, pageInput)
        : copyPageContent((await api.content.open.query({ kind: 'page', id: template })).values, pageInput);
      const changes = Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, { to: value as never }]),
      );
      await api.content.saveDraft.mutate({ kind: 'page', id, changes });
      await invalidateContent();
      await navigate(getPageEditPath(id));
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSubmitted(true);
    if (trimmedTitle && isAvailable && !create.isPending) create.mutate();
  }

  return (
    <Dialog
      title={original ? `Duplicate ${formatTitle(original)}` : 'New page'}
      size="medium"
      onClose={onClose}
      confirm={{ label: 'Create draft', onConfirm: FORM_ID, isSending: create.isPending }}
    >
      {!original && <UnfinishedDraft kind="page" onOpen={page => void navigate(getPageEditPath(page))} />}
      <form id={FORM_ID} className={form} noValidate onSubmit={submit}>
        <TitleField value={title} isSubmitted={isSubmitted} onChange={setTitle} />
        <PathField
          id={id}
          value={path}
          isSubmitted={isSubmitted}
          onChange={setInputText}
          onAvailability={setIsAvailable}
        />
        <OptionSelect
          label="Start from"
          value={template}
          onChoose={setTemplate}
          options={[
            ...Object.entries(PAGE_TEMPLATES),
            ...pages
              .filter(({ writable }) => writable)
              .map(page => [page._id, `A copy of ${formatTitle(page)} (${page.address})`] as const),
          ]}
        />
        <Text as="p" size="small" tone="muted">
          Visitors can’t see the page until you publish it.
        </Text>
      </form>
    </Dialog>
  );
}
