import { useCallback, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useTaught } from '@/components/coach/store';
import { isoDay } from '@/components/shelf/days';
import { Section } from '@/components/shelf/page';
import type { AsideSave } from '@/components/storage/records';
import { listAside, removeAside } from '@/components/storage/saves';
import { eraseAll, exportAll, importAll, type ImportCounts } from '@/components/storage/transfer';
import { StorageTrouble } from '@/components/storage/port';
import { say as storageSay } from '@/components/storage/words';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { useTheme } from '@/components/ui/theme';
import { line, radius } from '@/components/ui/tokens';
import { Words } from '@/components/ui/words';
import { count } from '@/engine/core/words';

import { FileTooLarge } from './file-port';
import { files } from './files';
import { useSettings } from './store';
import { say } from './words';

/** Export, import, erase, and the saves that could not be read. */
export function DataRows() {
  const { colours } = useTheme();
  const reload = useSettings((settings) => settings.reload);
  const [asides, setAsides] = useState<readonly AsideSave[] | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);

  const look = useCallback(() => asidesOrNone().then(setAsides), []);
  useEffect(() => {
    let gone = false;
    void asidesOrNone().then((found) => {
      if (!gone) setAsides(found);
    });
    return () => {
      gone = true;
    };
  }, []);

  /** Runs a piece of work and says how it ended. */
  const run = useCallback(
    async (work: () => Promise<string | null>) => {
      try {
        setNote(await work());
      } catch (error) {
        setNote(troubleWords(error));
      }
      await look();
    },
    [look],
  );

  async function give(): Promise<string> {
    await files.give(`frontier-five-${isoDay()}.json`, await exportAll());
    return say('exported');
  }

  function readAnew() {
    reload();
    useTaught.getState().reload();
  }

  async function take(): Promise<string | null> {
    const text = await files.take();
    if (text === null) return null;
    const outcome = await importAll(text);
    if ('trouble' in outcome) return say(`import.${outcome.trouble}`);
    readAnew();
    return importWords(outcome);
  }

  async function erase(): Promise<string> {
    setAsking(false);
    await eraseAll();
    readAnew();
    return say('erased');
  }

  return (
    <>
      <Section title={say('part.data')}>
        <Words step="sub" colour={colours.inkSoft}>
          {say('export.help')}
        </Words>
        <View style={styles.buttons}>
          <Button small label={say('export')} onPress={() => void run(give)} testID="export" />
          <Button small label={say('import')} onPress={() => void run(take)} testID="import" />
          <Button small label={say('erase')} onPress={() => setAsking(true)} testID="erase" />
        </View>
        {note ? (
          <View role="status" testID="data-note">
            <Words step="strong">{note}</Words>
          </View>
        ) : null}
      </Section>
      <Section title={say('part.aside')}>
        <AsideList asides={asides} run={run} />
      </Section>
      <Sheet
        open={asking}
        title={say('erase.title')}
        onClose={() => setAsking(false)}
        foot={
          <>
            <Button label={say('erase.yes')} onPress={() => void run(erase)} testID="erase-yes" />
            <Button kind="primary" label={say('erase.no')} onPress={() => setAsking(false)} />
          </>
        }
      >
        <Words>{say('erase.body')}</Words>
      </Sheet>
    </>
  );
}

function troubleWords(error: unknown): string {
  if (error instanceof FileTooLarge) return say('import.large');
  return say(error instanceof StorageTrouble ? `failed.${error.kind}` : 'failed.file');
}

/** What came in, and what was left out and why. */
function importWords({ matches, results, aside, known, damaged }: ImportCounts): string {
  const sentences = [
    say('imported', { matches: count(matches, 'match', 'matches'), results: count(results, 'result') }),
  ];
  if (aside > 0) sentences.push(say('imported.aside', { saves: count(aside, 'save') }));
  if (known > 0) sentences.push(say('imported.known', { records: count(known, 'record') }));
  if (damaged > 0) sentences.push(say('imported.damaged', { records: count(damaged, 'record') }));
  return sentences.join(' ');
}

/** Without storage there are none to list. */
function asidesOrNone(): Promise<readonly AsideSave[]> {
  return listAside().catch(() => []);
}

interface AsideListProps {
  readonly asides: readonly AsideSave[] | null;
  readonly run: (work: () => Promise<string | null>) => Promise<void>;
}

function AsideList({ asides, run }: AsideListProps) {
  const { colours } = useTheme();
  if (asides === null) return null;
  if (asides.length === 0) {
    return (
      <Words step="sub" colour={colours.inkSoft}>
        {say('aside.none')}
      </Words>
    );
  }
  return (
    <>
      <Words step="sub" colour={colours.inkSoft}>
        {say('aside.help')}
      </Words>
      {asides.map((aside) => (
        <AsideRow key={aside.id} aside={aside} run={run} />
      ))}
    </>
  );
}

function AsideRow({ aside, run }: { readonly aside: AsideSave } & Pick<AsideListProps, 'run'>) {
  const { colours } = useTheme();
  const name = aside.label || say('aside.unnamed', { id: aside.id });
  async function give(): Promise<string> {
    await files.give(`frontier-five-${isoDay()}-${aside.id}.json`, aside.text);
    return say('exported');
  }
  async function remove(): Promise<null> {
    await removeAside(aside.id);
    return null;
  }
  return (
    <View testID={`aside-${aside.id}`} style={[styles.aside, { borderColor: colours.line }]}>
      <Words step="label">{name}</Words>
      <Words step="sub" colour={colours.inkSoft}>
        {storageSay(`aside.${aside.reason}`)}
      </Words>
      <View style={styles.buttons}>
        <Button
          small
          label={say('aside.export')}
          says={`${say('aside.export')}: ${name}`}
          onPress={() => void run(give)}
        />
        <Button
          small
          label={say('aside.remove')}
          says={`${say('aside.remove')}: ${name}`}
          onPress={() => void run(remove)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  aside: { gap: 6, padding: 10, borderWidth: line.rule, borderRadius: radius.ticket },
});
