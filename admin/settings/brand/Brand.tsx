import { useState } from 'react';
import { Icon } from '../../../components/ui/Icon';
import { clock } from '../../../components/ui/icons';
import { toast } from '../../../components/ui/toast-store';
import { getSite, setSite } from '../../../domain/current-site';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { Field, Fields } from '../../fields/Fields';
import { FormContext } from '../../fields/form-context';
import { useLiveForm } from '../../fields/use-live-form';
import { Sheet } from '../../kit/Sheet';
import { Inline, Split, Stack } from '../../kit/Stack';
import { Text } from '../../kit/Text';
import { PublishActions } from '../PublishActions';
import { LoadedSettings, SettingsPage } from '../SettingsPage';
import { AccentField } from './AccentField';
import { type BrandValues, brandSchema, parseColour, updateDerivedNames } from './accents';
import { BrandPreview } from './BrandPreview';
import { type LogoDraft, LogoField } from './LogoField';
import { TypefaceField } from './TypefaceField';

type SavedBrand = RouterOutputs['site']['brand'];

export function Brand() {
  const query = trpc.site.brand.useQuery();
  return (
    <LoadedSettings title="Make it yours" query={query} errorMessage={adminMessages.factsFailed}>
      {savedBrand => <BrandForm savedBrand={savedBrand} />}
    </LoadedSettings>
  );
}

const FACT_NAMES = ['name', 'referencePrefix', 'accent', 'typeface'] as const;
const CUSTOM_WIDGETS = { accent: AccentField, typeface: TypefaceField };
const toFormValues = ({ name, referencePrefix, accent, typeface }: BrandValues): BrandValues => ({
  name,
  referencePrefix,
  accent,
  typeface,
});

function BrandForm({ savedBrand }: { savedBrand: SavedBrand }) {
  const { facts } = savedBrand;
  const { site: siteCache } = trpc.useUtils();
  const [inputText, setInputText] = useState(() => toFormValues(facts));
  const form = useLiveForm(brandSchema, inputText, setInputText, CUSTOM_WIDGETS);
  /** Null removes the logo. Undefined leaves the logo unchanged. */
  const [logoDraft, setLogoDraft] = useState<LogoDraft | null>();
  const [isUploading, setIsUploading] = useState(false);
  const publish = trpc.site.changeBrand.useMutation({
    meta: { failed: adminMessages.factsSaveFailed },
    onSuccess(newBrand) {
      siteCache.brand.setData(undefined, newBrand);
      void siteCache.facts.invalidate();
      setInputText(toFormValues(newBrand.facts));
      const isAppearanceChanged =
        logoDraft !== undefined ||
        newBrand.facts.accent !== getSite().accent ||
        newBrand.facts.typeface !== getSite().typeface;
      setLogoDraft(undefined);
      setSite({ ...getSite(), ...newBrand.facts });
      // Reload, because the document contains the branding.
      if (isAppearanceChanged) location.reload();
      else toast({ variant: 'success', message: adminMessages.brandPublished });
    },
  });

  const accent = parseColour(inputText.accent);
  const previewAccent = accent ?? facts.accent;
  const logo = logoDraft === undefined ? savedBrand.logo : (logoDraft?.shown ?? null);
  // Colours may be typed without `#`.
  const values = { ...inputText, accent: accent ?? inputText.accent };
  const changes =
    FACT_NAMES.filter(fact => values[fact] !== facts[fact]).length + (logoDraft === undefined ? 0 : 1);
  const canPublish = !isUploading && form.problems.size === 0;

  const publishAll = () =>
    publish.mutate({
      facts: {
        name: inputText.name.trim(),
        referencePrefix: inputText.referencePrefix.trim(),
        accent: previewAccent,
        ...updateDerivedNames(facts, { name: inputText.name.trim(), accent: previewAccent }),
        typeface: inputText.typeface,
      },
      logo: logoDraft === null ? null : logoDraft?.upload,
    });
  const discard = () => {
    setInputText(toFormValues(facts));
    setLogoDraft(undefined);
  };

  return (
    <SettingsPage
      title="Make it yours"
      action={
        <>
          <Text as="p" size="small" tone={changes === 0 ? 'muted' : 'plain'} role="status">
            <Inline as="span">
              {changes > 0 && <Icon path={clock} size={18} />}
              {changes === 0
                ? 'Everything is published'
                : `${changes} unpublished ${changes === 1 ? 'change' : 'changes'}`}
            </Inline>
          </Text>
          {changes > 0 && (
            <PublishActions
              disabled={!canPublish}
              isSending={publish.isPending}
              onPublish={publishAll}
              onDiscard={discard}
            />
          )}
        </>
      }
    >
      <Split width="minmax(280px,468px)">
        <Stack gap={1}>
          <FormContext value={form}>
            <Sheet title="Name">
              <Stack columns={2} gap={4}>
                <Field path="name" label="Name on the site" help="" />
                <Field
                  path="referencePrefix"
                  label="Reference prefix"
                  help={
                    <>
                      Next request: <b>{inputText.referencePrefix.trim().toUpperCase()}-2611-4F7K</b>.
                      Existing references don’t change.
                    </>
                  }
                />
              </Stack>
            </Sheet>
            <LogoField
              logo={logo}
              name={inputText.name}
              accent={previewAccent}
              onTry={setLogoDraft}
              onRemove={() => setLogoDraft(savedBrand.logo ? null : undefined)}
              onBusy={setIsUploading}
            />
            <Fields path="" only={['accent', 'typeface']} />
          </FormContext>
        </Stack>
        <BrandPreview
          name={inputText.name}
          referencePrefix={inputText.referencePrefix.toUpperCase()}
          accent={previewAccent}
          typeface={inputText.typeface}
          logo={logo}
        />
      </Split>
    </SettingsPage>
  );
}
