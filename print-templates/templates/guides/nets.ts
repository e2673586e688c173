import type { Translate } from '#shared/i18n/index.ts';
import type { FoldedSheet, FoldShares, Panel } from '../../layout/nets/folded.ts';
import { fromBehind, fromFront } from '../../layout/guide/picture.ts';
import { sheetScene } from '../../layout/guide/scene.ts';
import type { Net } from '../../layout/nets/net.ts';
import { cornersOf } from '../../layout/draw.ts';
import type { GuideStep } from '../../layout/types.ts';

/** Panels are listed from the middle face outwards, then the tabs. */
export function foldedNet(net: Net): FoldedSheet {
  const { width, height, outline } = net;
  const panels: Panel[] = [{ name: root, outline: cornersOf(net.walls[root]) }];
  for (let at = 0; at < panels.length; at += 1) {
    const parent = panels[at] as Panel;
    for (const { from, to, faces } of net.folds) {
      const name = faces.find((face) => face !== parent.name);
      if (!faces.some((face) => face === parent.name) || name === undefined) continue;
      if (panels.some((panel) => panel.name === name)) continue;
      panels.push({
        name,
        outline: cornersOf(net.walls[name]),
        on: { panel: parent.name, from, to, angle: 90 },
      });
    }
  }
  const tabs = net.tabs.map(({ number, fold, outline: tab }): Panel => ({
    name: tabName(number),
    outline: tab,
    on: { panel: fold.face, from: fold.from, to: fold.to, angle: 90 },
  }));
  return { width, height, panels: [...panels, ...tabs], outline, slits: [] };
}

const root = 'centre';
const tabName = (number: number): string => `tab ${number}`;

export function netsGuide(net: Net, t: Translate): readonly GuideStep[] {
  const sheet = foldedNet(net);
  const isTab = (panel: string) => panel.startsWith('tab ');
  const ofLid = net.tabs.filter(({ fold, target }) => fold.face === net.lid || target.face === net.lid);
  const lidTabs = ofLid.map(({ number }) => tabName(number));
  const flat: FoldShares = () => 0;
  const creased: FoldShares = (panel) => (isTab(panel) ? 0.6 : 0.35);
  const open: FoldShares = (panel) => {
    if (panel === net.lid) return 0.4;
    return lidTabs.includes(panel) ? 0.9 : closed(panel);
  };
  // Tabs fold slightly too far, so that they are hidden behind their face.
  const closed: FoldShares = (panel) => (isTab(panel) ? 1.08 : 1);
  const tabs = net.tabs.length;
  const facts = { tabs, box: tabs - ofLid.length, lid: tabs - ofLid.length + 1 };
  const say = (step: 1 | 2 | 3 | 4) => t(`option:print.guides.nets.${step}`, facts);
  return [
    { scene: sheetScene(sheet, { shares: flat }), view: fromFront, caption: say(1) },
    { scene: sheetScene(sheet, { shares: creased, before: flat }), view: fromBehind, caption: say(2) },
    { scene: sheetScene(sheet, { shares: open, glue: lidTabs }), view: fromBehind, caption: say(3) },
    { scene: sheetScene(sheet, { shares: closed }), view: fromFront, caption: say(4) },
  ];
}
