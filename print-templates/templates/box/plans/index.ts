import { netlistOf, type Netlist } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { landscape } from '../../../units/index.ts';
import { doesNotFit } from '../../../layout/packing/arrange.ts';
import { checkFrame, frameOf, rulers, square, squareSide, type Frame } from '../../../layout/frame.ts';
import { headingOf } from '../../../layout/headings.ts';
import { checkedSheetSet } from '../../../layout/sheet-set.ts';
import type { DrawOp, Sheet, SheetSet } from '../../../layout/types.ts';
import { shift } from '../../../layout/transform.ts';
import { paperSize, plainPaper } from '../../options.ts';
import { template } from '../../template.ts';
import { isBox } from '../drilling.ts';
import { boardPlan, planOn } from './board-plan.ts';
import { partsList } from './parts-list.ts';
import { schematic, schematicSize } from './schematic.ts';
import { leastForWires, wirePlan } from './wire-plan.ts';
import type { LayoutProblem } from '../../../layout/product.ts';
import { boxOptions } from '../drill-art.ts';

const options = [
  boxOptions.rows,
  boxOptions.columns,
  boxOptions.sensor,
  boxOptions.lights,
  ...plainPaper,
] as const;
export type PlansOptions = OptionValues<typeof options>;

export const plans = template({
  name: 'plans',
  group: 'paper',
  material: 'plain',
  from: isBox,
  options: () => options,
  layout: (values, _, t) => layoutPlans(values, t),
});

const kinds = ['schematic', 'board', 'wires', 'parts'] as const;

function layoutPlans(values: PlansOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
  const frame = frameFor(frameOf(landscape(paperSize(values)), values.margin), values);
  const small = checkFrame(frame);
  if (small !== undefined) return refuse(small);
  const { live } = frame;
  if (live.width < schematicSize.width || live.height < schematicSize.height) {
    return refuse(doesNotFit(schematicSize, live));
  }
  const netlist = netlistOf({
    rows: values.rows,
    columns: values.columns,
    sensor: values.sensor,
    hasLights: values.lights,
  });
  const hasWires = planOn(frame, netlist).side >= leastForWires;
  const sheets = kinds.flatMap((kind): readonly Sheet[] => {
    if (kind === 'wires' && !hasWires) return [];
    const title = t(`option:print.box.sheets.${kind}.title`, { rows: values.rows, columns: values.columns });
    const sheet: Sheet = {
      label: title,
      side: 'front',
      ...frame.paper,
      heading: headingOf(frame, t(`option:print.box.sheets.${kind}.how`)),
      ops: [
        ...rulers(frame),
        ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
        ...drawings[kind](netlist, frame, t),
      ],
    };
    return [sheet];
  });
  const set = checkedSheetSet(t('option:print.products.plans.title'), 'none', sheets, sheets.length);
  return set.ok ? ok(set.value) : set;
}

function frameFor(lying: Frame, values: PlansOptions): Frame {
  const standing = frameOf(paperSize(values), values.margin);
  return lying.live.width >= schematicSize.width && lying.live.height >= schematicSize.height
    ? lying
    : standing;
}

const drawings: Readonly<
  Record<(typeof kinds)[number], (netlist: Netlist, frame: Frame, t: Translate) => readonly DrawOp[]>
> = {
  schematic: (netlist, { live }, t) => shift(schematic(netlist, t), live.x - schematicSize.left, live.y),
  board: boardPlan,
  wires: wirePlan,
  parts: partsList,
};
