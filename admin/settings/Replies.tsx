import { Button } from '../../components/ui/Button';
import { FieldMessage, form as rows } from '../../components/ui/Field';
import {
  REPLY_PLACEHOLDERS,
  replyTemplatesSchema,
  signatureSchema,
  type TemplateFile,
} from '../../domain/enquiry-reply';
import { templateFilesPath } from '../../domain/paths';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Fields } from '../fields/Fields';
import { Form, useStoredForm } from '../fields/Form';
import { useStoreSelector } from '../fields/form-context';
import type { WidgetProps } from '../fields/widget';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { UploadedFiles } from '../UploadedFiles';
import { SettingsPage } from './SettingsPage';

function TemplateFiles({ field, value: files = [], error, set }: WidgetProps<readonly TemplateFile[]>) {
  return (
    <Stack gap={1}>
      <Text size="label">{field.label}</Text>
      <UploadedFiles
        files={files}
        path={templateFilesPath}
        inputLabel="File for the reply"
        onUpload={async response => set([...files, (await response.json()) as TemplateFile])}
        onRemove={file => set(files.filter(otherFile => otherFile !== file))}
      />
      {error && <FieldMessage>{error}</FieldMessage>}
    </Stack>
  );
}

const customControls = { files: TemplateFiles };

type Settings = RouterOutputs['replies']['settings'];

/** Edits the templates, which all members share, and the member's own signature. */
export function Replies() {
  const settings = trpc.replies.settings.useQuery();
  return (
    <SettingsPage title="Replies" description="Saved replies to requests, and your signature.">
      <QueryBoundary query={settings} errorMessage={adminMessages.repliesFailed} height={640}>
        {data => (
          <Stack gap={2}>
            {/* The key resets the form when the stored templates change. */}
            <TemplatesForm key={data.seen} settings={data} />
            <SignatureForm settings={data} />
          </Stack>
        )}
      </QueryBoundary>
    </SettingsPage>
  );
}

function TemplatesForm({ settings: { templates, seen } }: { settings: Settings }) {
  const { replies } = trpc.useUtils();
  const form = useStoredForm({ schema: replyTemplatesSchema, values: { templates }, customControls });
  const { store } = form.context;
  // Without templates, there is nothing to save.
  const canSave = useStoreSelector(
    store,
    () => templates.length > 0 || Object.values(store.get().templates ?? []).length > 0,
  );
  const change = trpc.replies.changeTemplates.useMutation({
    meta: { done: adminMessages.templatesSaved, failed: adminMessages.templatesSaveFailed, form },
    onSuccess: savedSettings => replies.settings.setData(undefined, savedSettings),
  });
  return (
    <Sheet
      title="Saved replies"
      note={`Shared by everyone who answers requests, and offered in this order. Placeholders: ${REPLY_PLACEHOLDERS.map(name => `{${name}}`).join(', ')}.`}
    >
      <Form form={form} className={rows} onSubmit={values => change.mutate({ ...values, seen })}>
        <Fields path="" />
        {canSave && (
          <Inline>
            <Button variant="black_red" type="submit" isSending={change.isPending}>
              Save replies
            </Button>
          </Inline>
        )}
      </Form>
    </Sheet>
  );
}

function SignatureForm({ settings: { signature } }: { settings: Settings }) {
  const { replies } = trpc.useUtils();
  const form = useStoredForm({ schema: signatureSchema, values: { signature } });
  const change = trpc.replies.changeSignature.useMutation({
    meta: { done: adminMessages.signatureSaved, failed: adminMessages.signatureSaveFailed },
    onSuccess: savedSettings => replies.settings.setData(undefined, savedSettings),
  });
  return (
    <Sheet title="Your signature">
      <Form form={form} className={rows} onSubmit={values => change.mutate(values)}>
        <Fields path="" />
        <Inline>
          <Button variant="black_red" type="submit" isSending={change.isPending}>
            Save signature
          </Button>
        </Inline>
      </Form>
    </Sheet>
  );
}
