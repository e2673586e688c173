import { netlistOf, type Netlist } from '#firmware-protocol/wiring/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';
import type { OptionValues } from '#shared/options/index.ts';
import { landscape } from '../../../units/index.ts';
import { doesNotFit } from '../../../layout/arrange.ts';
import {
  checkFrame,
  frameOf,
  header,
  rulers,
  square,
  squareSide,
  type Frame,
} from '../../../layout/frame.ts';
import { finish } from '../../../layout/sheet-set.ts';
import type { DrawOp, LayoutProblem, Sheet, SheetSet } from '../../../layout/sheet.ts';
import { shift } from '../../../layout/transform.ts';
import { paperSize, shared } from '../../options.ts';
import { template } from '../../template.ts';
import { boxOptions, isBox } from '../options.ts';
import { boardPlan } from './board-plan.ts';
import { partsList } from './parts-list.ts';
import { schematic, schematicSize } from './schematic.ts';

/** Plans are lines on white, so there is no ink to choose. */
const options = [
  boxOptions.rows,
  boxOptions.columns,
  boxOptions.sensor,
  boxOptions.lights,
  shared.paper,
  shared.paperWidth,
  shared.paperHeight,
  shared.margin,
  shared.language,
] as const;
export type PlansOptions = OptionValues<typeof options>;

/** All that a soldering iron asks for: schematic, board plan and parts list, from one netlist. */
export const plans = template({
  name: 'plans',
  group: 'paper',
  material: 'plain',
  from: isBox,
  options: () => options,
  layout: (values, _, t) => layoutPlans(values, t),
});

const kinds = ['schematic', 'board', 'parts'] as const;

function layoutPlans(values: PlansOptions, t: Translate): Result<SheetSet, LayoutProblem | Problem> {
  const frame = frameFor(frameOf(landscape(paperSize({ ...values, ink: 'full' })), values.margin), values);
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
  const sheets = kinds.map((kind, index): Sheet => {
    const title = t(`option:print.box.sheets.${kind}.title`, { rows: values.rows, columns: values.columns });
    const heading = {
      title,
      how: t(`option:print.box.sheets.${kind}.how`),
      sheet: index + 1,
      sheets: kinds.length,
    };
    return {
      label: title,
      side: 'front',
      ...frame.paper,
      ops: [
        ...header(frame, heading, t),
        ...rulers(frame),
        ...square(live.x + live.width - squareSide, live.y + live.height - squareSide, t),
        ...drawings[kind](netlist, frame, t),
      ],
    };
  });
  const set = finish(t('option:print.products.plans.title'), 'none', sheets, kinds.length);
  return set.ok ? ok(set.value) : set;
}

/** On wide paper that stands upright in its own size, the paper as it is. */
function frameFor(lying: Frame, values: PlansOptions): Frame {
  const standing = frameOf(paperSize({ ...values, ink: 'full' }), values.margin);
  return lying.live.width >= schematicSize.width && lying.live.height >= schematicSize.height
    ? lying
    : standing;
}

const drawings: Readonly<
  Record<(typeof kinds)[number], (netlist: Netlist, frame: Frame, t: Translate) => readonly DrawOp[]>
> = {
  schematic: (netlist, { live }, t) => shift(schematic(netlist, t), live.x - schematicSize.left, live.y),
  board: boardPlan,
  parts: partsList,
};
