export { Button, Key, type ButtonProps } from './Button.tsx';
export { Choice, Toggle, type ChoiceProps, type ToggleProps } from './Choice.tsx';
export { FileButton, type FileButtonProps } from './FileButton.tsx';
export { FileField, type FileFieldProps } from './FileField.tsx';
export { Icon, type IconName } from './icons.tsx';
export { LineChart } from './LineChart.tsx';
export { chartScale } from './chart-scale.ts';
export {
  SpeechRegion,
  useAnnounce,
  useAnnounceAfter,
  useClearAnnouncements,
  type Announce,
  type SpeechRegionProps,
} from './SpeechRegion.tsx';
export { Notice, Sheet, type NoticeProps, type SheetProps } from './Notice.tsx';
export {
  ProblemNotice,
  ProblemSentence,
  type ProblemNoticeProps,
  type ProblemSentenceProps,
} from './ProblemNotice.tsx';
export { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';
export { OptionControl, useOptionSays, type OptionControlProps } from './OptionControl.tsx';
export type { OptionValue } from '#shared/options/index.ts';
export { Select, type SelectProps } from './Select.tsx';
export { StepThrough, type StepThroughProps } from './StepThrough.tsx';
export { TextArea, TextField, type TextAreaProps, type TextFieldProps } from './TextField.tsx';
export {
  Back,
  GameName,
  Nav,
  TopLine,
  type BackProps,
  type NavProps,
  type TopLineProps,
} from './TopLine.tsx';
export { UndoLine, type UndoLineProps } from './UndoLine.tsx';
export { useRoving } from './use-roving.ts';
export { NameForm, Question } from './Question.tsx';
