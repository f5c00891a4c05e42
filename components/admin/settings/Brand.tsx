import { useState } from 'react';
import { setSite, site } from '../../../content/site';
import { colourName, onGrounds, READ_FROM, SEEN_FROM, tonesOf } from '../../../domain/brand';
import { asSite, type SiteFacts } from '../../../domain/site';
import { siteFactsSchema } from '../../../domain/site-facts';
import { failureOf, trpc } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/Field';
import { Skeleton } from '../../ui/Skeleton';
import { toast } from '../../ui/toast-store';
import { ListFailure } from '../ListBody';
import { words } from '../words';
import * as css from './Brand.css';
import { BrandPreview } from './BrandPreview';
import { ACCENTS, colourFrom, verdictOf } from './brand-accents';
import { SettingsBlock, SettingsPage } from './SettingsPage';

/** Name and colour of the site: tried beside a preview, public when they are published. */
export function Brand() {
  const { data, error, refetch } = trpc.site.facts.useQuery(undefined, {
    meta: { failed: words.factsFailed },
  });
  if (data) return <BrandForm facts={data} />;
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

const publicOf = ({ name, referencePrefix, accent }: SiteFacts) => ({ name, referencePrefix, accent });
const schemaOf = siteFactsSchema.shape;

function BrandForm({ facts }: { facts: SiteFacts }) {
  const { site: cached } = trpc.useUtils();
  const [typed, setTyped] = useState(() => publicOf(facts));
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change });
  const publish = trpc.site.changeFacts.useMutation({
    onSuccess(saved) {
      cached.facts.setData(undefined, saved);
      setTyped(publicOf(saved));
      const recoloured = saved.accent !== site.accent;
      setSite(asSite(saved));
      // Colours of this page come with its document.
      if (recoloured) location.reload();
      else toast({ variant: 'success', message: words.brandPublished });
    },
    onError(error) {
      const { kind, message } = failureOf(error);
      toast({ variant: 'error', message: kind ? message : words.factsSaveFailed });
    },
  });

  const accent = colourFrom(typed.accent);
  const shown = accent ?? facts.accent;
  // A colour may be typed without its #.
  const meant = { ...typed, accent: accent ?? typed.accent };
  const errorOf = (fact: 'name' | 'referencePrefix' | 'accent') =>
    schemaOf[fact].safeParse(meant[fact].trim()).error?.issues[0]?.message;
  const wrong = {
    name: errorOf('name'),
    referencePrefix: errorOf('referencePrefix'),
    accent: errorOf('accent'),
  };
  const isSeen = onGrounds(shown).white >= SEEN_FROM;
  const changed = (['name', 'referencePrefix', 'accent'] as const).filter(
    fact => meant[fact] !== facts[fact],
  );
  const canPublish = changed.length > 0 && !Object.values(wrong).some(Boolean);

  const publishAll = () =>
    publish.mutate({
      name: typed.name.trim(),
      referencePrefix: typed.referencePrefix.trim(),
      accent: shown,
      // What went by the old name goes by the new one; words that somebody chose stay.
      ...(facts.brandSuffix === facts.name && { brandSuffix: typed.name.trim() }),
      ...(facts.accentName === colourName(facts.accent) && { accentName: colourName(shown) }),
    });

  return (
    <SettingsPage
      title="Make it yours"
      action={
        <div className={css.actions}>
          <p className={css.changes} role="status">
            {changed.length === 0
              ? 'Everything is published'
              : `${changed.length} ${changed.length === 1 ? 'change' : 'changes'} not published`}
          </p>
          {changed.length > 0 && (
            <Button variant="outlined_black" size="large" onClick={() => setTyped(publicOf(facts))}>
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
          <SettingsBlock title="Name">
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
          </SettingsBlock>
          <SettingsBlock
            title="Accent colour"
            note="One colour. It points at what matters and stays out of the way."
          >
            <div className={css.choice}>
              <fieldset className={css.swatches} aria-label="Ready colours">
                {ACCENTS.map(({ name, colour }) => (
                  <label key={colour} className={css.swatch}>
                    <input
                      className={css.swatchBox}
                      type="radio"
                      name="accent"
                      checked={shown === colour}
                      onChange={() => set({ accent: colour })}
                    />
                    <i className={css.disc} style={{ background: colour }} aria-hidden="true" />
                    {name}
                  </label>
                ))}
              </fieldset>
              <TextField
                className={css.own}
                label="Or your own"
                value={typed.accent}
                maxLength={9}
                spellCheck={false}
                autoComplete="off"
                {...(wrong.accent && !accent && { error: wrong.accent })}
                onChange={({ target }) => set({ accent: target.value })}
                onBlur={() => accent && set({ accent })}
              />
            </div>
            <Verdicts accent={shown} />
            {!isSeen && (
              <p className={css.refused} role="alert">
                {wrong.accent}
              </p>
            )}
            <Tones accent={shown} />
          </SettingsBlock>
        </div>
        <BrandPreview
          name={typed.name}
          referencePrefix={typed.referencePrefix.toUpperCase()}
          accent={shown}
        />
      </div>
    </SettingsPage>
  );
}

/** How the accent fares on the three grounds. */
function Verdicts({ accent }: { accent: string }) {
  const { white, grey, black } = onGrounds(accent);
  const { deep, light } = tonesOf(accent);
  const rows = [
    { name: 'On white', ground: '#FFFFFF', ink: '#161616', contrast: white, partner: 'Deep', text: deep },
    { name: 'On grey', ground: '#F0F0F0', ink: '#161616', contrast: grey, partner: 'Deep', text: deep },
    { name: 'On black', ground: '#161616', ink: '#FFFFFF', contrast: black, partner: 'Light', text: light },
  ];
  return (
    <ul className={css.verdicts} aria-label="Contrast" aria-live="polite">
      {rows.map(({ name, ground, ink, contrast, partner, text }) => (
        <li key={name} className={css.verdict} style={{ background: ground, color: ink }}>
          <div className={css.sample}>
            <span
              className={css.letters}
              style={{ color: contrast >= READ_FROM ? accent : text }}
              aria-hidden="true"
            >
              Aa
            </span>
            <b className={css.figure}>{(Math.floor(contrast * 100) / 100).toFixed(2)}</b>
          </div>
          <p className={css.ground}>{name}</p>
          <p className={css.says}>{verdictOf(contrast, partner)}</p>
        </li>
      ))}
    </ul>
  );
}

function Tones({ accent }: { accent: string }) {
  const { deep, light, pale } = tonesOf(accent);
  const tones = [
    { name: 'Accent', colour: accent, use: 'fills, marks, links' },
    { name: 'Deep', colour: deep, use: 'words on light' },
    { name: 'Light', colour: light, use: 'text on black' },
    { name: 'Pale', colour: pale, use: 'picked rows' },
  ];
  return (
    <>
      <ul className={css.tones}>
        {tones.map(({ name, colour, use }) => (
          <li key={name}>
            <div className={css.tone} style={{ background: colour }} />
            <p className={css.toneName}>{name}</p>
            {colour}
            <br />
            {use}
          </li>
        ))}
      </ul>
      <p className={css.note}>
        Partner tones are worked out until each passes where it is used. Error red and success green never
        change.
      </p>
    </>
  );
}
