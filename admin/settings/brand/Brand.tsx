import { useState } from 'react';
import { Button } from '../../../components/ui/Button';
import { TextField } from '../../../components/ui/Field';
import { Icon } from '../../../components/ui/Icon';
import { clock } from '../../../components/ui/icons';
import { Skeleton } from '../../../components/ui/Skeleton';
import { toast } from '../../../components/ui/toast-store';
import { getSite, setSite } from '../../../content/site';
import { siteFactsSchema } from '../../../domain/site-facts';
import { type Outputs, toFailure, trpc } from '../../../trpc/client';
import { Sheet } from '../../kit/Sheet';
import { ListFailure } from '../../ListBody';
import { words } from '../../words';
import { SettingsPage } from '../SettingsPage';
import { AccentField } from './AccentField';
import { colourFrom, followingNames } from './accents';
import * as css from './Brand.css';
import { BrandPreview } from './BrandPreview';
import { LogoField, type TriedLogo } from './LogoField';
import { TypefaceField } from './TypefaceField';

type Saved = Outputs['site']['brand'];

/** What the agency looks like: tried beside a preview, public when it is published. */
export function Brand() {
  const { data, error, refetch } = trpc.site.brand.useQuery(undefined, {
    meta: { failed: words.factsFailed },
  });
  if (data) return <BrandForm saved={data} />;
  return (
    <SettingsPage title="Make it yours">
      {error ? (
        <ListFailure error={error} failed={words.factsFailed} onRetry={refetch} />
      ) : (
        <Skeleton height={640} />
      )}
    </SettingsPage>
  );
}

const FACTS = ['name', 'referencePrefix', 'accent', 'typeface'] as const;
type Typed = Pick<Saved['facts'], (typeof FACTS)[number]>;
const typedOf = ({ name, referencePrefix, accent, typeface }: Typed): Typed => ({
  name,
  referencePrefix,
  accent,
  typeface,
});
const { shape } = siteFactsSchema;

function BrandForm({ saved }: { saved: Saved }) {
  const { facts } = saved;
  const { site: cached } = trpc.useUtils();
  const [typed, setTyped] = useState(() => typedOf(facts));
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change });
  /** Null takes the logo away; undefined while it stays as it is. */
  const [tried, setTried] = useState<TriedLogo | null>();
  const [sending, setSending] = useState(false);
  const publish = trpc.site.changeBrand.useMutation({
    onSuccess(now) {
      cached.brand.setData(undefined, now);
      void cached.facts.invalidate();
      setTyped(typedOf(now.facts));
      const looksNew =
        tried !== undefined ||
        now.facts.accent !== getSite().accent ||
        now.facts.typeface !== getSite().typeface;
      setTried(undefined);
      setSite({ ...getSite(), ...now.facts });
      // What this page looks like comes with its document.
      if (looksNew) location.reload();
      else toast({ variant: 'success', message: words.brandPublished });
    },
    onError(error) {
      const { kind, message } = toFailure(error);
      toast({ variant: 'error', message: kind ? message : words.factsSaveFailed });
    },
  });

  const accent = colourFrom(typed.accent);
  const shown = accent ?? facts.accent;
  const logo = tried === undefined ? saved.logo : (tried?.shown ?? null);
  // A colour may be typed without its #.
  const meant = { ...typed, accent: accent ?? typed.accent };
  const errorOf = (fact: keyof Typed) => shape[fact].safeParse(meant[fact].trim()).error?.issues[0]?.message;
  const wrong = {
    name: errorOf('name'),
    referencePrefix: errorOf('referencePrefix'),
    accent: errorOf('accent'),
  };
  const changes = FACTS.filter(fact => meant[fact] !== facts[fact]).length + (tried === undefined ? 0 : 1);
  const canPublish = changes > 0 && !sending && !Object.values(wrong).some(Boolean);

  const publishAll = () =>
    publish.mutate({
      facts: {
        name: typed.name.trim(),
        referencePrefix: typed.referencePrefix.trim(),
        accent: shown,
        ...followingNames(facts, { name: typed.name.trim(), accent: shown }),
        typeface: typed.typeface,
      },
      logo: tried === null ? null : tried?.upload,
    });
  const discard = () => {
    setTyped(typedOf(facts));
    setTried(undefined);
  };

  return (
    <SettingsPage
      title="Make it yours"
      action={
        <div className={css.actions}>
          <p className={css.changes} role="status">
            {changes > 0 && <Icon path={clock} size={18} />}
            {changes === 0
              ? 'Everything is published'
              : `${changes} ${changes === 1 ? 'change' : 'changes'} not published`}
          </p>
          {changes > 0 && (
            <Button variant="outlined_black" size="large" onClick={discard}>
              Discard
            </Button>
          )}
          <Button
            variant="red_black"
            size="large"
            disabled={!canPublish}
            sending={publish.isPending}
            onClick={publishAll}
          >
            Publish
          </Button>
        </div>
      }
    >
      <div className={css.columns}>
        <div className={css.sheets}>
          <Sheet title="Name">
            <div className={css.pair}>
              <TextField
                label="Name on the site"
                value={typed.name}
                autoComplete="off"
                {...(wrong.name && { error: wrong.name })}
                onChange={({ target }) => set({ name: target.value })}
              />
              <TextField
                label="Reference prefix"
                value={typed.referencePrefix}
                autoComplete="off"
                hint={
                  <>
                    Next request: <b>{typed.referencePrefix.trim().toUpperCase()}-2611-4F7K</b>. Earlier ones
                    keep theirs.
                  </>
                }
                {...(wrong.referencePrefix && { error: wrong.referencePrefix })}
                onChange={({ target }) => set({ referencePrefix: target.value })}
              />
            </div>
          </Sheet>
          <LogoField
            logo={logo}
            name={typed.name}
            accent={shown}
            onTry={setTried}
            onRemove={() => setTried(saved.logo ? null : undefined)}
            onBusy={setSending}
          />
          <AccentField
            typed={typed.accent}
            shown={shown}
            isColour={accent !== undefined}
            error={wrong.accent}
            onChange={value => set({ accent: value })}
            onLeave={() => accent && set({ accent })}
          />
          <TypefaceField chosen={typed.typeface} onChange={typeface => set({ typeface })} />
        </div>
        <BrandPreview
          name={typed.name}
          referencePrefix={typed.referencePrefix.toUpperCase()}
          accent={shown}
          typeface={typed.typeface}
          logo={logo}
        />
      </div>
    </SettingsPage>
  );
}
