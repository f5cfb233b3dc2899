/** The screens behind the shelf: each is fetched when it is first opened, and kept by the service worker. */
import { fetched } from './fetched';

export const PlayHost = fetched(() => import('@/components/session/play-host').then((file) => file.PlayHost));
export const SetupScreen = fetched(() =>
  import('@/components/setup/setup-screen').then((file) => file.SetupScreen),
);
export const SettingsScreen = fetched(() =>
  import('@/components/settings/settings-screen').then((file) => file.SettingsScreen),
);
export const HistoryScreen = fetched(() =>
  import('@/components/history/history-screen').then((file) => file.HistoryScreen),
);
export const RulebookScreen = fetched(() =>
  import('@/components/rulebook/rulebook-screen').then((file) => file.RulebookScreen),
);
export const FairScreen = fetched(() =>
  import('@/components/fairness/fair-screen').then((file) => file.FairScreen),
);
export const RulesListScreen = fetched(() =>
  import('@/components/rulebook/rules-list-screen').then((file) => file.RulesListScreen),
);
export const CreditsScreen = fetched(() =>
  import('@/components/credits/credits-screen').then((file) => file.CreditsScreen),
);
