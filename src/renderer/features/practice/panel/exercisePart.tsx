import { useComputed } from '@preact/signals';
import { isPlayKind, type Question, type Shown } from '../../../../core/school/exercise';
import { say } from '../../../../texts/say';
import { text } from '../../../../texts/text';
import { CommandButton } from '../../../panel/window/commandButton';
import { Icon } from '../../../panel/window/icons';
import { LiveRegion } from '../../../panel/window/liveRegion';
import type { PanelProps } from '../../../panel/window/panelProps';
import { isInLesson } from '../../course/state/course';
import { shownQuestion } from '../state/exerciseBoard';
import { isDone, isPuzzleSought, isSolved } from '../state/practiceState';
import { practiceAnnouncement } from '../view/practiceView';
import { ChoiceForm, LettersForm, PlayForm, TextForm, WordsPicture } from './answerForms';

/** An exercise with its questions, on its page or in a lesson. The board shows its position meanwhile. */
export function ExercisePart({ dispatch, state }: PanelProps) {
  const exercise = useComputed(() => state.value.practice.exercise).value;
  const question = useComputed(() => shownQuestion(state.value)).value;
  const announcement = useComputed(() => practiceAnnouncement(state.value));
  const isSought = useComputed(() => isPuzzleSought(state.value.practice)).value;
  // Without mistakes there is nothing wrong.
  const isEmpty = useComputed(() => state.value.practice.source === null).value;
  const failure = useComputed(() => state.value.practice.failure).value;
  return (
    <section
      class="practice-exercise scroller"
      data-zone="practice"
      tabIndex={-1}
      aria-label={text('practice.exercise')}
    >
      <div class="practice-question scroller">
        {isSought && <p class="note">{text('practice.sought')}</p>}
        {failure !== null && <p class={isEmpty ? 'note' : 'message error'}>{say(failure)}</p>}
        {exercise !== null && question !== null && (
          <>
            <p class="practice-prompt">{say(exercise.prompt)}</p>
            <QuestionPart
              dispatch={dispatch}
              state={state}
              question={question}
              shown={exercise.shown}
              count={exercise.questions.length}
            />
          </>
        )}
      </div>
      {exercise !== null && (
        <footer class="practice-answer stack">
          <Verdict state={state} />
          <Buttons state={state} />
        </footer>
      )}
      <LiveRegion text={announcement} />
    </section>
  );
}

interface QuestionProps extends PanelProps {
  readonly question: Question;
  readonly shown: Shown;
  /** Number of questions. */
  readonly count: number;
}

function QuestionPart({ count, dispatch, question, shown, state }: QuestionProps) {
  const { asked, model } = useComputed(() => state.value.practice).value;
  const { form } = question;
  const isClosed = model !== null || asked.judgement?.isRight === true;
  const step = model?.steps[model.at];
  const nth = step?.question ?? asked.question;
  const panel = { dispatch, state, isClosed };
  return (
    <>
      <h3 class="row apart">
        {say(question.prompt)}
        {count > 1 && <span class="hint figure">{text('practice.questionOf', { nth: nth + 1, count })}</span>}
      </h3>
      {question.facts.length > 0 && (
        <ul class="practice-facts note">
          {question.facts.map((fact, at) => (
            <li key={at}>{say(fact)}</li>
          ))}
        </ul>
      )}
      {shown.kind === 'words' && <WordsPicture {...panel} shown={shown} isMerging={form.kind === 'merge'} />}
      {form.kind === 'choice' && <ChoiceForm {...panel} form={form} />}
      {form.kind === 'letters' && <LettersForm {...panel} form={form} />}
      {form.kind === 'text' && <TextForm {...panel} form={form} />}
      {form.kind === 'play' && <PlayForm {...panel} form={form} />}
      {asked.hints > 0 && model === null && (
        <ul class="practice-hints note">
          {question.hints.slice(0, asked.hints).map((hint, at) => (
            <li key={at}>{say(hint)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What can be done with the question, or a way through the answers. */
function Buttons({ state }: Pick<PanelProps, 'state'>) {
  const practice = useComputed(() => state.value.practice).value;
  const inLesson = useComputed(() => isInLesson(state.value.course)).value;
  const { asked, exercise, model } = practice;
  const isPlay = exercise !== null && isPlayKind(exercise.kind);
  const isOpen = model === null && asked.judgement?.isRight !== true;
  // In a lesson, the lesson's own button goes on after the exercise, and a wrong answer leads nowhere.
  const isContinued = inLesson ? !isOpen && !isSolved(practice) : !isOpen || asked.judgement !== null;
  return (
    <div class="practice-buttons row">
      {isOpen ? (
        <>
          {!isContinued && <CommandButton key="check" id="practice.check" class="primary" />}
          <CommandButton key="hint" id="practice.hint" />
          <CommandButton key="showAnswer" id="practice.showAnswer" />
        </>
      ) : (
        model !== null &&
        model.steps.length > 1 && (
          <>
            <CommandButton
              key="answerBefore"
              id="practice.answerBefore"
              class="icon-button"
              isOff={model.at === 0}
            >
              <Icon name="stepBack" />
            </CommandButton>
            <span class="hint figure">
              {text('practice.questionOf', { nth: model.at + 1, count: model.steps.length })}
            </span>
            <CommandButton
              key="answerAfter"
              id="practice.answerAfter"
              class="icon-button"
              isOff={model.at === model.steps.length - 1}
            >
              <Icon name="stepOn" />
            </CommandButton>
          </>
        )
      )}
      {!isOpen && isPlay && (
        <CommandButton key="study" id="practice.study" label={text('study.addAnswer')}>
          {text('study.addShort')}
        </CommandButton>
      )}
      {isContinued && (
        <CommandButton
          key="continue"
          id="practice.continue"
          class={isOpen ? '' : 'primary'}
          label={text(isDone(practice) ? 'practice.continue' : 'practice.nextQuestion')}
        />
      )}
    </div>
  );
}

/** Whether the answer is right, and why; or the reason of the answer that is shown. */
function Verdict({ state }: Pick<PanelProps, 'state'>) {
  const { asked, model } = useComputed(() => state.value.practice).value;
  const step = model?.steps[model.at];
  if (step !== undefined) return <p class="verdict">{say(step.reason)}</p>;
  const { judgement } = asked;
  if (judgement === null) return null;
  const percent = Math.round(judgement.credit * 100);
  const head = judgement.isRight
    ? text('practice.right')
    : percent > 0
      ? text('practice.partly', { percent })
      : text('practice.wrong');
  return (
    <p class={judgement.isRight ? 'verdict' : 'verdict bad'}>
      <strong>{head}</strong> {say(judgement.reason)}
    </p>
  );
}
